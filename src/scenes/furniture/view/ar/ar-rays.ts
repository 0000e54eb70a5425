import { type Line, Matrix4, type Scene } from 'three'
import { buildRay } from './geometry.ts'

/** The rays of controllers and hands, drawn where they point. No models of them: the visitor sees the real ones. */
export function createRays(scene: Scene) {
  const ray = buildRay()
  const lines = new Map<XRInputSource, Line>()
  const pose = new Matrix4()
  return {
    read(frame: XRFrame, space: XRSpace, sources: Iterable<XRInputSource>) {
      const here = new Set<XRInputSource>()
      for (const source of sources) {
        if (source.targetRayMode !== 'tracked-pointer') continue
        const matrix = frame.getPose(source.targetRaySpace, space)?.transform.matrix
        if (!matrix) continue
        here.add(source)
        const line = lines.get(source) ?? ray.make()
        if (!lines.has(source)) scene.add(line)
        lines.set(source, line)
        pose.fromArray(matrix).decompose(line.position, line.quaternion, line.scale)
      }
      for (const [source, line] of lines) line.visible = here.has(source)
    },
    dispose() {
      for (const line of lines.values()) line.removeFromParent()
      ray.dispose()
    },
  }
}
