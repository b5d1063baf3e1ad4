/** A name as it can stand in one line of a record: without anything that has no shape of its own, such as marks that turn the writing round. */
export const cleanName = (typed: string): string => typed.replaceAll(/\p{Z}+/gu, ' ').replaceAll(/\p{C}/gu, '').trim();
