/** Just as much of a WebXR session as the code asks for: for what an emulator does not have. */

export const matrixAt = (
  [x, y, z]: readonly [number, number, number],
  turn = 0,
): Float32Array<ArrayBuffer> => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return new Float32Array([cos, 0, -sin, 0, 0, 1, 0, 0, sin, 0, cos, 0, x, y, z, 1])
}

export interface FakeSpace {
  matrix: Float32Array | null
}

export const spaceAt = (matrix: Float32Array | null): XRSpace =>
  ({ matrix }) as FakeSpace as unknown as XRSpace

const matrixOf = (space: XRSpace) => (space as unknown as FakeSpace).matrix

export const sourceAt = (
  mode: XRTargetRayMode,
  matrix = matrixAt([0, 1, 0]),
  handedness: XRHandedness = 'none',
): XRInputSource =>
  ({ targetRayMode: mode, targetRaySpace: spaceAt(matrix), handedness }) as unknown as XRInputSource

export interface FakeHit {
  matrix: Float32Array | null
  createAnchor?: () => Promise<XRAnchor>
}

/** A session whose hit tests, input and poses a test sets. */
export class FakeSession extends EventTarget {
  visibilityState: XRVisibilityState = 'visible'
  enabledFeatures: string[] = []
  inputSources: XRInputSource[] = []
  /** what each hit test source meets, by the space that it was asked for */
  hits = new Map<unknown, FakeHit[]>()
  cancelled: unknown[] = []
  readonly viewer = spaceAt(matrixAt([0, 1.6, 0]))

  async requestReferenceSpace(): Promise<XRSpace> {
    return this.viewer
  }

  async requestHitTestSource({ space }: { space: XRSpace }) {
    return { space, cancel: () => this.cancelled.push(space) }
  }

  change(added: XRInputSource[], removed: XRInputSource[] = []): void {
    this.inputSources = [...this.inputSources.filter((one) => !removed.includes(one)), ...added]
    this.dispatchEvent(Object.assign(new Event('inputsourceschange'), { added, removed }))
  }

  input(type: string, inputSource: XRInputSource): void {
    this.dispatchEvent(Object.assign(new Event(type), { inputSource, frame: this.frame() }))
  }

  frame(anchors?: Set<XRAnchor>): XRFrame {
    const frame = {
      session: this,
      trackedAnchors: anchors,
      getPose: (space: XRSpace) => {
        const matrix = matrixOf(space)
        return matrix ? { transform: { matrix } } : undefined
      },
      getHitTestResults: (source: { space: unknown }) =>
        (this.hits.get(source.space) ?? []).map(({ matrix, createAnchor }) => ({
          getPose: () => (matrix ? { transform: { matrix } } : undefined),
          createAnchor,
        })),
    }
    return frame as unknown as XRFrame
  }

  get asSession(): XRSession {
    return this as unknown as XRSession
  }
}
