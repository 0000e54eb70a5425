import { Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from 'three'
import type { Vector3 as Place } from '../../../../../../math/vector.ts'
import { monoFont } from '../../../../../../stage/canvas-fonts.ts'
import { print } from '../../../../common/view/scene/textures.ts'
import { faceEye } from '../face-eye.ts'

const [width, height] = [320, 104]

/** A figure in the scene, which faces the eye and lies over everything. */
export function buildLabel(metres: number) {
  const { texture, draw } = print(width, height)
  const material = new MeshBasicMaterial({
    map: texture,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  })
  faceEye(material)
  const size = { width: metres, height: (metres * height) / width }
  const mesh = new Mesh(new PlaneGeometry(size.width, size.height), material)
  mesh.renderOrder = 9
  mesh.frustumCulled = false
  mesh.raycast = () => {}
  mesh.visible = false
  /** Where it would best be; it is moved aside where another lies there. */
  const home = new Vector3()
  let shown = ''
  return {
    mesh,
    home,
    /** Metres. */
    size,
    hide() {
      mesh.visible = false
    },
    show(text: string, at: Place) {
      mesh.visible = true
      home.set(...at)
      mesh.position.copy(home)
      if (text === shown) return
      shown = text
      draw((context) => write(context, text))
    },
  }
}

function write(context: CanvasRenderingContext2D, text: string) {
  context.clearRect(0, 0, width, height)
  context.fillStyle = '#14171f'
  context.beginPath()
  context.roundRect(4, 4, width - 8, height - 8, 14)
  context.fill()
  context.fillStyle = '#ffffff'
  context.font = monoFont(58)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, width / 2, height / 2 + 4, width - 28)
}

export type Label = ReturnType<typeof buildLabel>
