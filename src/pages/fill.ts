/**
 * Puts values into a line of copy, as i18next does for UI strings: `{{name}}` becomes the value of that name.
 * @throws Error when the copy names a value that is not given, so that a typing error stops the build
 */
export function fill(copy: string, values: Record<string, string | number>): string {
  return copy.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Unknown {{${name}}} in "${copy}"`)
    return String(value)
  })
}
