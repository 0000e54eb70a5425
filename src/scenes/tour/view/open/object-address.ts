/** An object address for a file, made when first asked for. */
export function objectAddress(blob: Blob): { get: () => string; revoke: () => void } {
  let address: string | undefined
  return {
    get: () => {
      address ??= URL.createObjectURL(blob)
      return address
    },
    revoke: () => {
      if (address) URL.revokeObjectURL(address)
      address = undefined
    },
  }
}
