/**
 * Interpolates values into a line of copy as i18next does: `{{name}}` becomes the value of that name.
 * @throws Error when a value is missing, so that a typo in the copy stops the build
 */
export function interpolate(copy: string, values: Record<string, string | number>): string {
  return copy.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Unknown {{${name}}} in "${copy}"`)
    return String(value)
  })
}
