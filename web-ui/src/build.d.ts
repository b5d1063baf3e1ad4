/** Put in by the build. */
declare const LOCALES: readonly string[];

declare module 'ground:light' {
  const address: string;
  export default address;
}

declare module 'ground:dark' {
  const address: string;
  export default address;
}
