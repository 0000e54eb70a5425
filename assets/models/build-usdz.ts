import sharp from 'sharp'
import type { Group } from './piece-arrays.ts'
import { type TextureSet, tintedJpeg } from './texture-sets.ts'
import { usdMaterial } from './usd-material.ts'
import { usdMesh } from './usd-mesh.ts'
import { type ZipFile, zipAligned } from './zip.ts'

/** For iOS Quick Look: one look, colours baked into JPEG, standing on the floor it is put on. */
export async function buildUsdz(
  id: string,
  groups: Group[],
  sets: Map<string, TextureSet>,
): Promise<Buffer> {
  const textures = new Map<string, Uint8Array>()
  const meshes: string[] = []
  const materials: string[] = []
  for (const [number, group] of groups.entries()) {
    const { surface, surfaceName } = group
    const name = `${surfaceName.replace(/[^A-Za-z0-9]/g, '_')}_${number}`
    const set = sets.get(surface.family)
    meshes.push(usdMesh(`Mesh_${number}`, group, name))
    if (!set) {
      materials.push(usdMaterial(name, surface))
      continue
    }
    const albedo = `textures/${name}.jpg`
    const normal = `textures/${surface.family}-normal.jpg`
    textures.set(albedo, await tintedJpeg(set, surface.colour, 82))
    if (!textures.has(normal)) textures.set(normal, await relief(set.normal))
    materials.push(usdMaterial(name, surface, { set, albedo, normal }))
  }
  const scene = Buffer.from(stage(id, meshes, materials))
  const files: ZipFile[] = [{ name: `${id}.usda`, bytes: scene }]
  for (const [name, bytes] of textures) files.push({ name, bytes })
  return zipAligned(files)
}

const relief = (png: string) =>
  sharp(png).jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()

const stage = (id: string, meshes: string[], materials: string[]) => `#usda 1.0
(
    defaultPrim = "Root"
    doc = "${id}"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Root" (
    assetInfo = {
        string name = "${id}"
    }
    kind = "component"
)
{
    def Xform "Geometry"
    {${meshes.join('\n')}
    }

    def Scope "Materials"
    {${materials.join('\n')}
    }
}
`
