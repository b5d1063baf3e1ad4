/** What the server finds wrong comes without a full stop; a question has its own mark. */
export const sentence = (what: string): string => (/[.?!…]$/.test(what) ? what : `${what}.`);
