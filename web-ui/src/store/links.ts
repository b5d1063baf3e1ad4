/** Links that are handed on: they begin with the address under which others reach the page. */
import { facts } from './facts';

/** Whether an address means only the computer that it is typed on. */
export const isLocal = (hostname: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|::1)$/.test(hostname);

/** An address inside the page as others can use it; until the server has said how, as we would. */
export const whole = (address: string, base: string): string => new URL(address, `${base}/`).href;

export const linkBase = async (): Promise<string> => (await facts()).public_url || location.origin;
