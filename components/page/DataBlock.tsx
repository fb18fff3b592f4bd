/** A script element that runs nothing: data for machines. No text in it can end the element. */
export function DataBlock({ type, data }: { readonly type: string; readonly data: unknown }) {
  return <script type={type}>{JSON.stringify(data).replaceAll("<", "\\u003c")}</script>;
}
