import {
  DataTexture,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  ShadowMaterial,
} from 'three'

/** The floor of the photo: nothing of it is seen but the shadows that fall on it. */
export function buildShadowFloor() {
  const floor = new Mesh(new PlaneGeometry(60, 60), new ShadowMaterial({ opacity: 0.22 }))
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  return {
    floor,
    dispose() {
      floor.geometry.dispose()
      floor.material.dispose()
    },
  }
}

/** How far the dark under a piece goes beyond its footprint. */
export const contactMargin = 0.22

/** What every piece's contact shadow is made of: a square that fades towards its edges. */
export function buildContact() {
  const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)
  const texture = new DataTexture(fade(64), 64, 64)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  const material = new MeshBasicMaterial({
    map: texture,
    transparent: true,
    opacity: 0.26,
    depthWrite: false,
  })
  return {
    geometry,
    material,
    dispose() {
      geometry.dispose()
      material.dispose()
      texture.dispose()
    },
  }
}

/** Black pixels whose opacity rises from the edges of a square to its middle, smoothly and rounded at its corners. */
function fade(side: number): Uint8Array<ArrayBuffer> {
  const rgba = new Uint8Array(side * side * 4)
  const rise = (place: number) => {
    const share = Math.min(1, (1 - Math.abs((2 * (place + 0.5)) / side - 1)) / 0.42)
    return share * share * (3 - 2 * share)
  }
  for (let at = 0; at < side * side; at += 1) {
    rgba[at * 4 + 3] = Math.round(255 * rise(at % side) * rise(Math.floor(at / side)))
  }
  return rgba
}
