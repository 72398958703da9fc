/** What the build uses of subset-font; the types of others lack `keepFeatures`. */
declare module 'subset-font' {
  /** `text`: the characters that the smaller font has. `keepFeatures`: the OpenType features that it has. */
  function subset(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2'; readonly keepFeatures: readonly string[] },
  ): Promise<Buffer>;
  export = subset;
}
