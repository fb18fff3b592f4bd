/** A script element that runs nothing: data for machines. No text in it can end the element. */
export function DataBlock({ type, data }: { readonly type: string; readonly data: unknown }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its < escaped; React would escape its quotes
  return <script type={type} dangerouslySetInnerHTML={{ __html: json }} />;
}
