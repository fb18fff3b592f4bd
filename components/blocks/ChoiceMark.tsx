/** Shows whether what the input before it chooses is chosen. The input, invisible, covers all that it chooses. */
export function ChoiceMark() {
  return <i className="choice-mark" aria-hidden="true" />;
}
