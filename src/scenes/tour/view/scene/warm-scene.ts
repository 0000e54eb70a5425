import { DataTexture, LinearFilter } from 'three'
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js'
import type { Size } from '../../../../files/image-size.ts'
import { warmRenderer } from '../../../../stage/renderer.ts'
import { createTileMaterial } from './tile-material.ts'
import { tourContextOptions, tourStageName } from './tour-stage.ts'

/**
 * Makes the renderer and draws by the tour's program before the first picture is there: many drivers finish a program
 * when it first draws.
 * @param size  of the viewer that will come, in CSS pixels
 */
export function warmScene(size: Size) {
  warmRenderer(tourStageName, tourContextOptions, size, (renderer) => {
    // Asked now, while nobody waits: the answer comes from the graphics card.
    renderer.capabilities.getMaxAnisotropy()
    const texture = new DataTexture(new Uint8Array(4), 1, 1)
    texture.minFilter = LinearFilter
    texture.magFilter = LinearFilter
    texture.needsUpdate = true
    // The material stays: disposing the last user of a program would throw the program away.
    const quad = new FullScreenQuad(createTileMaterial(texture))
    quad.render(renderer)
    quad.dispose()
    texture.dispose()
  })
}
