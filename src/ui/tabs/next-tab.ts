/**
 * The tab that a key leads to, round the ends; `undefined` for a key that is not the tabs' own.
 * @param key  as in `KeyboardEvent.key`
 */
export function nextTab(values: string[], current: string, key: string): string | undefined {
  const at = values.indexOf(current)
  switch (key) {
    case 'ArrowRight':
      return values[(at + 1) % values.length]
    case 'ArrowLeft':
      return values[(at - 1 + values.length) % values.length]
    case 'Home':
      return values[0]
    case 'End':
      return values.at(-1)
    default:
      return undefined
  }
}
