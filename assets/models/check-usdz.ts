import { Box3, LoadingManager, Vector3 } from 'three'
import { USDLoader } from 'three/addons/loaders/USDLoader.js'

export const usdzLimits = { bytes: 2_000_000, size: 0.01 }

/**
 * Everything that is wrong with one USDZ, in words, as three's own reader sees it.
 * @param size  what the model measures, metres: width, height, depth
 */
export function checkUsdz(bytes: Uint8Array, size: [number, number, number]): string[] {
  const problems = [...checkPackage(bytes)]
  if (bytes.length > usdzLimits.bytes) problems.push(`${bytes.length} bytes`)
  const group = new USDLoader(new LoadingManager()).parse(Uint8Array.from(bytes).buffer, '')
  const box = new Box3().setFromObject(group)
  const found = box.getSize(new Vector3()).toArray()
  if (size.some((side, axis) => Math.abs(side - (found[axis] ?? 0)) > usdzLimits.size)) {
    problems.push(`measures ${found.map((side) => side.toFixed(3)).join(' × ')} m`)
  }
  if (Math.abs(box.min.y) > usdzLimits.size) problems.push(`stands at ${box.min.y} m`)
  const text = Buffer.from(bytes).toString('latin1')
  for (const needed of ['metersPerUnit = 1\n', 'upAxis = "Y"', 'UsdPreviewSurface']) {
    if (!text.includes(needed)) problems.push(`${needed.trim()} is missing`)
  }
  return problems
}

/** USDZ asks for files as they are, each beginning at a multiple of 64 bytes. */
function* checkPackage(bytes: Uint8Array): Generator<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  while (view.getUint32(at, true) === 0x04034b50) {
    const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
    if (view.getUint16(at + 8, true) !== 0) yield `the file at ${at} is compressed`
    if (start % 64 !== 0) yield `the file at ${at} begins at ${start}`
    at = start + view.getUint32(at + 18, true)
  }
}
