import {
  Color,
  DoubleSide,
  EqualDepth,
  LinearSRGBColorSpace,
  NoBlending,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector4,
} from 'three'

/** The viewer's own ground, the same in the light and the dark theme: pictures are judged on it. sRGB. */
export const viewerBackground = 0x0e1116

/** The ground for the tour's own shader, which passes sRGB as it is; the renderer converts what it clears with. */
export const rawViewerBackground = new Color().setHex(viewerBackground, LinearSRGBColorSpace)

const vertexShader = /* glsl */ `
  varying vec3 vPosition;
  void main() {
    vPosition = position;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`

// On the sphere and on the walls of a room, the position is also the direction in which the camera saw it. Longitude
// and latitude belong to the fragment, not to a vertex: a straight edge stays straight however coarse the mesh is.
// Where longitude begins anew, the one that is counted from elsewhere tells how fine the mipmap must be: else the
// coarsest would be taken, and a line be seen.
const fragmentShader = /* glsl */ `
  uniform sampler2D picture;
  uniform vec2 scale;
  uniform vec2 offset;
  uniform vec3 backdrop;
  uniform bool sphere;
  uniform float middle;
  uniform bool inRoom;
  uniform vec4 extent;
  uniform float share;
  varying vec3 vPosition;

  const float turn = 6.283185307179586;
  // Up to two texels on a screen pixel the linear filter, which reads two by two, is enough, and sharper.
  const float fineness = 0.5;

  void main() {
    vec2 at = vPosition.xy;
    float other = at.x;
    if (sphere) {
      float longitude = atan(vPosition.x, -vPosition.z) - middle;
      at.x = longitude - turn * floor(longitude / turn + 0.5);
      at.y = atan(vPosition.y, length(vPosition.xz));
      other = longitude - turn * floor(longitude / turn);
    }
    vec2 across = vec2(dFdx(at.x), dFdy(at.x));
    vec2 otherAcross = vec2(dFdx(other), dFdy(other));
    if (dot(otherAcross, otherAcross) < dot(across, across)) across = otherAcross;
    vec2 toRight = fineness * scale * vec2(across.x, dFdx(at.y));
    vec2 toTop = fineness * scale * vec2(across.y, dFdy(at.y));
    vec4 texel = textureGrad(picture, at * scale + offset, toRight, toTop);
    // Walls are seen from inside alone, and each tile only where it lies.
    bool isBeside = at.x < extent.x || at.x >= extent.y || at.y < extent.z || at.y >= extent.w;
    if (inRoom && (!gl_FrontFacing || isBeside)) discard;
    float shown = texel.a;
    if (!sphere) {
      // The edge of a tilted picture fades over one pixel.
      vec2 inside = (0.5 - abs(at)) / fwidth(at);
      shown *= clamp(min(inside.x, inside.y) + 0.5, 0.0, 1.0);
    }
    // Colours pass as they are: the file, the filter and the screen are all sRGB.
    gl_FragColor = vec4(mix(backdrop, texel.rgb, shown), share);
  }
`

const createUniforms = (picture: Texture | null) => ({
  picture: { value: picture },
  /** Which part of its texture the tile shows. */
  scale: { value: new Vector2(1, 1) },
  offset: { value: new Vector2() },
  /** The color beside and behind the picture. */
  backdrop: { value: rawViewerBackground },
  sphere: { value: true },
  /** The longitude that a tile's own is counted from, radians. */
  middle: { value: 0 },
  /** Whether it is thrown on the walls of a room. */
  inRoom: { value: false },
  /** The tile's edges: left, right, bottom, top; radians. */
  extent: { value: new Vector4(-9, 9, -9, 9) },
  /** Of a picture that comes over another one. */
  share: { value: 1 },
})

export type TileMaterial = ShaderMaterial & { uniforms: ReturnType<typeof createUniforms> }

/** The one material of the tour; all its instances share one program, which tells no blending from another. */
export function createTileMaterial(picture: Texture | null = null): TileMaterial {
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    side: DoubleSide,
    blending: NoBlending,
    depthFunc: EqualDepth,
    depthTest: false,
    depthWrite: false,
    uniforms: createUniforms(picture),
  })
  return material as ShaderMaterial & { uniforms: ReturnType<typeof createUniforms> }
}
