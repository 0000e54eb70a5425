import { encodeBase64 } from '../../../../files/base64.ts'

/**
 * What lies at an address, as an address that holds it.
 * @param type  MIME
 * @returns undefined where nothing can be fetched
 */
export async function dataAddress(address: string, type: string): Promise<string | undefined> {
  try {
    const response = await fetch(address)
    if (!response.ok) return undefined
    const bytes = new Uint8Array(await response.arrayBuffer())
    return `data:${type};base64,${new TextDecoder().decode(encodeBase64(bytes))}`
  } catch {
    return undefined
  }
}
