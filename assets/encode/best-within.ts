/**
 * The first encoding that fits, of those from the best quality to the least; the last one when none does.
 * @param budget  bytes
 */
export async function bestWithin<Quality>(
  qualities: readonly Quality[],
  budget: number,
  encode: (quality: Quality) => Promise<Buffer>,
): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await encode(quality)
    if (bytes.length <= budget) break
  }
  return bytes
}
