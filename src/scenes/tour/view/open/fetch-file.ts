import { FaultError } from '../../model/fault.ts'

/**
 * Fetches a file of this site.
 * @param name     what a person calls it
 * @param onShare  how much is there, 0…1, where the server says how long it is
 * @throws FaultError `Sample`
 */
export async function fetchFile(
  address: string,
  name: string,
  onShare?: (share: number) => void,
): Promise<Blob> {
  const broken = () => new FaultError({ code: 'Sample', name })
  const response = await fetch(address).catch(() => undefined)
  if (!response?.ok || !response.body) throw broken()
  const length = Number(response.headers.get('content-length'))
  const type = response.headers.get('content-type') ?? ''
  const parts: BlobPart[] = []
  let read = 0
  try {
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      read += value.length
      if (length > 0) onShare?.(Math.min(1, read / length))
    }
  } catch {
    throw broken()
  }
  return new Blob(parts, { type })
}
