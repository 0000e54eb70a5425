const keys = new WeakMap<object, number>()
let latest = 0

/** React's key for an object that has no name of its own: the same as long as the object lives. */
export function objectKey(object: object): number {
  const key = keys.get(object) ?? ++latest
  keys.set(object, key)
  return key
}
