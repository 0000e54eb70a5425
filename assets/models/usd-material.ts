import type { Rgb, Surface } from './piece-arrays.ts'
import type { TextureSet } from './texture-sets.ts'

/** The pictures of one material, by their names in the package. */
export interface UsdTextures {
  set: TextureSet
  albedo?: string
  normal: string
}

const colour = (rgb: Rgb) => `(${rgb.map((channel) => channel.toFixed(4)).join(', ')})`

/** A UsdPreviewSurface; texture coordinates are metres, scaled to tiles here. */
export function usdMaterial(name: string, surface: Surface, textures?: UsdTextures): string {
  const path = `/Root/Materials/${name}`
  const { set, albedo, normal } = textures ?? {}
  return `
        def Material "${name}"
        {
            token outputs:surface.connect = <${path}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                ${
                  albedo
                    ? `color3f inputs:diffuseColor.connect = <${path}/Albedo.outputs:rgb>`
                    : `color3f inputs:diffuseColor = ${colour(surface.colour)}`
                }
                color3f inputs:emissiveColor = ${colour(surface.glow ?? [0, 0, 0])}
                float inputs:metallic = ${surface.metallic}
                float inputs:roughness = ${surface.roughness}${
                  normal
                    ? `\n                normal3f inputs:normal.connect = <${path}/Normal.outputs:rgb>`
                    : ''
                }
                int inputs:useSpecularWorkflow = 0
                token outputs:surface
            }${set && albedo ? texture(path, 'Albedo', albedo, 'sRGB', set.tile) : ''}${
              set && normal ? texture(path, 'Normal', normal, 'raw', set.normalTile) : ''
            }
        }`
}

function texture(
  path: string,
  kind: 'Albedo' | 'Normal',
  file: string,
  space: 'sRGB' | 'raw',
  [u, v]: [number, number],
): string {
  const relief =
    kind === 'Normal'
      ? `
                float4 inputs:bias = (-1, -1, -1, 0)
                float4 inputs:scale = (2, 2, 2, 1)`
      : ''
  return `

            def Shader "${kind}Place"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }

            def Shader "${kind}Tile"
            {
                uniform token info:id = "UsdTransform2d"
                float2 inputs:in.connect = <${path}/${kind}Place.outputs:result>
                float2 inputs:scale = (${(1 / u).toFixed(5)}, ${(1 / v).toFixed(5)})
                float2 outputs:result
            }

            def Shader "${kind}"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @${file}@
                token inputs:sourceColorSpace = "${space}"
                float2 inputs:st.connect = <${path}/${kind}Tile.outputs:result>
                token inputs:wrapS = "repeat"
                token inputs:wrapT = "repeat"${relief}
                float3 outputs:rgb
            }`
}
