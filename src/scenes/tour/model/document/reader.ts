import { DocumentError } from './document-fault.ts'

/**
 * Makes a value of a type of what was read, with its keys in the order of the type.
 * @throws DocumentError where it cannot
 */
export type Reader<Value> = (value: unknown, path: string) => Value

/** A record with these keys and no others, each of its own; the result has them in this order. */
export function record<Value extends object>(
  shape: {
    [Key in keyof Value]-?: Reader<Value[Key]>
  },
): Reader<Value> {
  const keys = Object.keys(shape) as (keyof Value & string)[]
  const known = new Set<string>(keys)
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new DocumentError('Type', path)
    const own = value as Record<string, unknown>
    const at = (key: string) => (path ? `${path}.${key}` : key)
    for (const key of Object.keys(own)) {
      // A key is a stranger's text: a short one tells where, a long one would be all there is to read.
      if (!known.has(key)) throw new DocumentError('Unknown', at(key.slice(0, 40)))
    }
    const read = keys.map((key) => {
      if (!Object.hasOwn(own, key)) throw new DocumentError('Missing', at(key))
      return [key, shape[key](own[key], at(key))]
    })
    return Object.fromEntries(read) as Value
  }
}

export const list =
  <Value>(reader: Reader<Value>, least: number, most: number): Reader<Value[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw new DocumentError('Type', path)
    if (value.length < least || value.length > most) throw new DocumentError('Length', path)
    // A hole in a list is nothing that JSON knows: `from` sees it as undefined, and its reader refuses it.
    return Array.from(value, (each: unknown, at) => reader(each, `${path}[${at}]`))
  }

/** Two values in a list. */
export const pair =
  <First, Second>(first: Reader<First>, second: Reader<Second>): Reader<readonly [First, Second]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw new DocumentError('Type', path)
    if (value.length !== 2) throw new DocumentError('Length', path)
    return [first(value[0], `${path}[0]`), second(value[1], `${path}[1]`)]
  }

export const orNull =
  <Value>(reader: Reader<Value>): Reader<Value | null> =>
  (value, path) =>
    value === null ? null : reader(value, path)

export const number =
  (min: number, max: number): Reader<number> =>
  (value, path) => {
    if (typeof value !== 'number') throw new DocumentError('Type', path)
    if (!(value >= min && value <= max)) throw new DocumentError('Range', path)
    // JSON writes −0 as 0.
    return value + 0
  }

export const whole = (min: number, max: number): Reader<number> => {
  const inRange = number(min, max)
  return (value, path) => {
    const read = inRange(value, path)
    if (!Number.isInteger(read)) throw new DocumentError('Range', path)
    return read
  }
}

export const text =
  (longest: number, form?: RegExp): Reader<string> =>
  (value, path) => {
    if (typeof value !== 'string') throw new DocumentError('Type', path)
    if (value.length > longest) throw new DocumentError('Length', path)
    if (form && !form.test(value)) throw new DocumentError('Text', path)
    return value
  }

export const oneOf =
  <Value extends string | number>(...values: readonly Value[]): Reader<Value> =>
  (value, path) => {
    const found = values.find((each) => each === value)
    if (found === undefined) throw new DocumentError('Type', path)
    return found
  }
