/** Draws a room whose light is baked, in a page of its own: the code that the browser runs for `render/three.ts`. */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DataTexture,
  DoubleSide,
  FloatType,
  GLSL3,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  NearestFilter,
  NoColorSpace,
  NoToneMapping,
  PerspectiveCamera,
  RedFormat,
  RepeatWrapping,
  Scene,
  ShaderMaterial,
  SRGBColorSpace,
  type Texture,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { PageMaterial, PageMesh, PageRoom } from './three.ts'

/** Pixels drawn for each of the picture, along each side. */
const oversampling = 2

const vertexShader = /* glsl */ `
in vec3 irradiance;
out vec3 vIrradiance;
out vec2 vUv;
out vec3 vPlace;
out vec3 vNormal;
void main() {
  vIrradiance = irradiance;
  vUv = uv;
  vPlace = position;
  vNormal = normal;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}`

const fragmentShader = /* glsl */ `
in vec3 vIrradiance;
in vec2 vUv;
in vec3 vPlace;
in vec3 vNormal;
uniform vec3 color;
uniform float emission;
uniform bool isTextured;
uniform sampler2D picture;
uniform sampler2D relief;
uniform float depth;
uniform float tile;
uniform sampler2D sunMask;
uniform bool isMasked;
uniform vec3 sunIrradiance;
uniform vec3 sunDirection;
uniform vec3 mainLight;
uniform vec2 resolution;
uniform sampler2D reflection;
uniform int reflects;
uniform float roughness;
out vec4 shown;
void main() {
  vec2 at = vUv / tile;
  vec3 albedo = color * (isTextured ? texture(picture, at).rgb : vec3(1.0));
  vec3 falling = vIrradiance;
  vec3 normal = normalize(vNormal);
  if (isTextured && depth > 0.0) {
    // The relief leans toward the main light or away from it.
    float high = texture(relief, at).r;
    vec3 alongX = dFdx(vPlace), alongY = dFdy(vPlace);
    vec3 slope = cross(alongY, normal) * dFdx(high) + cross(normal, alongX) * dFdy(high);
    float size = dot(alongX, cross(alongY, normal));
    vec3 bent = normalize(normal - depth * slope / (abs(size) < 1e-9 ? 1e-9 : size));
    vec3 toLight = normalize(mainLight - vPlace);
    float ratio = (0.35 + max(0.0, dot(bent, toLight))) / (0.35 + max(0.0, dot(normal, toLight)));
    falling *= clamp(ratio, 0.4, 1.8);
  }
  if (isMasked) {
    float lit = texture(sunMask, gl_FragCoord.xy / resolution).r;
    falling += lit * sunIrradiance * max(0.0, abs(dot(normal, sunDirection)));
  }
  vec3 light = albedo * (falling / 3.14159265 + emission);
  if (reflects > 0) {
    vec2 place = gl_FragCoord.xy / resolution;
    if (reflects == 2) {
      light = color * textureLod(reflection, place, 0.0).rgb;
    } else {
      float facing = abs(dot(normalize(cameraPosition - vPlace), normal));
      float fresnel = 0.04 + 0.96 * pow(1.0 - facing, 5.0);
      light += fresnel * (1.0 - roughness) * textureLod(reflection, place, 6.0 * roughness).rgb;
    }
  }
  shown = vec4(light, 1.0);
}`

const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
renderer.toneMapping = NoToneMapping
renderer.outputColorSpace = LinearSRGBColorSpace
renderer.setPixelRatio(1)

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}

const floatsOf = (base64: string) => new Float32Array(bytesOf(base64).buffer)

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 32768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32768))
  return btoa(text)
}

/** Linear light as floats and labels as bytes, both in base64, top row first. */
export function draw(room: PageRoom): { light: string; labels: string } {
  const size = { width: room.width * oversampling, height: room.height * oversampling }
  const made: Texture[] = []
  const shared = sharedUniforms(room, size, made)
  const scene = new Scene()
  const meshes = room.meshes.map((mesh) => {
    const material = room.materials[mesh.material] as PageMaterial
    const drawn = new Mesh(geometryOf(mesh), shaderOf(material, shared, made))
    drawn.frustumCulled = false
    drawn.visible = mesh.layer !== 'labels'
    scene.add(drawn)
    return { mesh, drawn, material }
  })
  const camera = cameraOf(room)
  reflect(room, scene, camera, meshes, size)
  const target = new WebGLRenderTarget(size.width, size.height, {
    type: FloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  })
  renderer.setRenderTarget(target)
  renderer.setClearColor(0x000000, 1)
  renderer.clear()
  renderer.render(scene, camera)
  const pixels = new Float32Array(size.width * size.height * 4)
  renderer.readRenderTargetPixels(target, 0, 0, size.width, size.height, pixels)
  const light = averaged(pixels, room)
  target.dispose()
  const labels = drawLabels(room, scene, camera, meshes)
  for (const { drawn } of meshes) {
    drawn.geometry.dispose()
    drawn.material.dispose()
  }
  for (const texture of made) texture.dispose()
  return { light: base64Of(new Uint8Array(light.buffer)), labels: base64Of(labels) }
}

function geometryOf({ positions, normals, uvs, irradiance, triangles }: PageMesh): BufferGeometry {
  const geometry = new BufferGeometry()
  const attribute = (name: string, data: string, size: number) =>
    geometry.setAttribute(name, new BufferAttribute(floatsOf(data), size))
  attribute('position', positions, 3)
  attribute('normal', normals, 3)
  attribute('uv', uvs, 2)
  attribute('irradiance', irradiance, 3)
  geometry.setIndex(new BufferAttribute(new Uint32Array(bytesOf(triangles).buffer), 1))
  return geometry
}

function sharedUniforms(
  room: PageRoom,
  { width, height }: { width: number; height: number },
  made: Texture[],
) {
  const mask = room.sunMask ? bytesOf(room.sunMask) : new Uint8Array([0])
  const texture = room.sunMask
    ? new DataTexture(mask, room.width, room.height, RedFormat)
    : new DataTexture(mask, 1, 1, RedFormat)
  texture.minFilter = texture.magFilter = LinearFilter
  texture.unpackAlignment = 1
  texture.needsUpdate = true
  made.push(texture)
  const blank = new DataTexture(new Uint8Array([0, 0, 0, 255]), 1, 1)
  blank.needsUpdate = true
  made.push(blank)
  return {
    sunMask: { value: texture },
    isMasked: { value: room.sunMask !== null },
    sunIrradiance: { value: new Vector3(...(room.sun?.irradiance ?? [0, 0, 0])) },
    sunDirection: { value: new Vector3(...(room.sun?.direction ?? [0, -1, 0])) },
    mainLight: { value: new Vector3(...room.mainLight) },
    resolution: { value: [width, height] },
    blank: { value: blank },
  }
}

function shaderOf(
  material: PageMaterial,
  shared: ReturnType<typeof sharedUniforms>,
  made: Texture[],
): ShaderMaterial {
  const { sunMask, sunIrradiance, sunDirection, mainLight, resolution, blank } = shared
  const image = (data: string | undefined, channels: 3 | 1, isColor: boolean): Texture | null => {
    if (!data || !material.pixels) return null
    const source = bytesOf(data)
    const rgba = new Uint8Array(material.pixels ** 2 * 4)
    for (let pixel = 0; pixel < material.pixels ** 2; pixel += 1) {
      // Rows of textures grow upward here.
      const row = material.pixels - 1 - Math.floor(pixel / material.pixels)
      const from = (row * material.pixels + (pixel % material.pixels)) * channels
      for (let part = 0; part < 3; part += 1)
        rgba[pixel * 4 + part] = source[from + (channels === 3 ? part : 0)] ?? 0
      rgba[pixel * 4 + 3] = 255
    }
    const texture = new DataTexture(rgba, material.pixels, material.pixels)
    texture.wrapS = texture.wrapT = RepeatWrapping
    texture.minFilter = LinearMipmapLinearFilter
    texture.magFilter = LinearFilter
    texture.anisotropy = 8
    texture.generateMipmaps = true
    texture.colorSpace = isColor ? SRGBColorSpace : NoColorSpace
    texture.needsUpdate = true
    made.push(texture)
    return texture
  }
  const picture = image(material.picture, 3, true)
  const relief = material.relief ? image(material.reliefPicture, 1, false) : null
  return new ShaderMaterial({
    glslVersion: GLSL3,
    side: DoubleSide,
    vertexShader,
    fragmentShader,
    uniforms: {
      ...{ sunMask, sunIrradiance, sunDirection, mainLight, resolution },
      isMasked: { value: shared.isMasked.value && !material.isBackdrop },
      color: { value: new Color(material.color) },
      emission: { value: material.emission ?? 0 },
      isTextured: { value: picture !== null },
      picture: { value: picture ?? blank.value },
      relief: { value: relief ?? blank.value },
      // Its slopes are steeper than Cycles' bumps of the same depth.
      depth: { value: relief ? 0.3 * (material.relief ?? 0) : 0 },
      tile: { value: material.tile ?? 1 },
      reflection: { value: blank.value },
      reflects: { value: 0 },
      roughness: { value: material.roughness },
    },
  })
}

function cameraOf({ camera, width, height }: PageRoom): PerspectiveCamera {
  const fov = (2 * Math.atan(height / 2 / camera.focalLength) * 180) / Math.PI
  const made = new PerspectiveCamera(fov, width / height, 0.02, 100)
  const axes = new Matrix4().makeBasis(
    new Vector3(...camera.right),
    new Vector3(...camera.up),
    new Vector3(...camera.back),
  )
  axes.setPosition(new Vector3(...camera.position))
  made.matrixAutoUpdate = false
  made.matrix.copy(axes)
  made.updateMatrixWorld(true)
  return made
}

interface Drawn {
  mesh: PageMesh
  drawn: Mesh<BufferGeometry, ShaderMaterial>
  material: PageMaterial
}

/** Mirror pictures for the floor, if it shines, and for the mirrors of a closet. */
function reflect(
  room: PageRoom,
  scene: Scene,
  camera: PerspectiveCamera,
  meshes: readonly Drawn[],
  size: { width: number; height: number },
) {
  const planes = [
    ...meshes
      .filter(({ mesh, material }) => mesh.label === 'floor' && material.roughness < 0.7)
      .map((each) => ({
        ...each,
        kind: 1,
        place: new Vector3(0, 0, 0),
        normal: new Vector3(0, 1, 0),
      })),
    ...room.mirrors.map(({ mesh, place, normal }) => ({
      ...(meshes[mesh] as Drawn),
      ...{ kind: 2, place: new Vector3(...place), normal: new Vector3(...normal) },
    })),
  ]
  for (const { drawn, kind, place, normal } of planes) {
    const target = new WebGLRenderTarget(size.width, size.height, {
      type: HalfFloatType,
      minFilter: LinearMipmapLinearFilter,
      magFilter: LinearFilter,
      generateMipmaps: true,
    })
    const far = normal.dot(place)
    const { x, y, z } = normal
    const mirror = new Matrix4().set(
      ...[1 - 2 * x * x, -2 * x * y, -2 * x * z, 2 * far * x],
      ...[-2 * x * y, 1 - 2 * y * y, -2 * y * z, 2 * far * y],
      ...[-2 * x * z, -2 * y * z, 1 - 2 * z * z, 2 * far * z],
      ...([0, 0, 0, 1] as const),
    )
    const mirrored = camera.clone()
    mirrored.matrixAutoUpdate = false
    mirrored.matrix.copy(camera.matrix).premultiply(mirror)
    mirrored.matrixWorldAutoUpdate = false
    mirrored.matrixWorld.copy(mirrored.matrix)
    mirrored.matrixWorldInverse.copy(mirrored.matrix).invert()
    // What lies behind the mirror would stand before it.
    clipBehind(mirrored, place, normal)
    const wasMasked = meshes.map((each) => each.drawn.material.uniforms.isMasked?.value)
    for (const each of meshes)
      if (each.drawn.material.uniforms.isMasked) each.drawn.material.uniforms.isMasked.value = false
    drawn.visible = false
    renderer.setRenderTarget(target)
    renderer.clear()
    renderer.render(scene, mirrored)
    drawn.visible = true
    meshes.forEach((each, at) => {
      if (each.drawn.material.uniforms.isMasked)
        each.drawn.material.uniforms.isMasked.value = wasMasked[at]
    })
    const { uniforms } = drawn.material
    if (uniforms.reflection) uniforms.reflection.value = target.texture
    if (uniforms.reflects) uniforms.reflects.value = kind
  }
  renderer.setRenderTarget(null)
}

/** Source: Lengyel 2005, "Oblique view frustum depth projection and clipping" */
function clipBehind(camera: PerspectiveCamera, place: Vector3, normal: Vector3) {
  const inView = camera.matrixWorldInverse
  const n = normal.clone().transformDirection(inView)
  const p = place.clone().add(normal.clone().multiplyScalar(1e-3)).applyMatrix4(inView)
  const plane = [n.x, n.y, n.z, -n.dot(p)] as const
  const e = camera.projectionMatrix.elements
  const q = [
    (Math.sign(plane[0]) + (e[8] ?? 0)) / (e[0] ?? 1),
    (Math.sign(plane[1]) + (e[9] ?? 0)) / (e[5] ?? 1),
    -1,
    (1 + (e[10] ?? 0)) / (e[14] ?? 1),
  ] as const
  const by = 2 / (plane[0] * q[0] + plane[1] * q[1] + plane[2] * q[2] + plane[3] * q[3])
  e[2] = plane[0] * by
  e[6] = plane[1] * by
  e[10] = plane[2] * by + 1
  e[14] = plane[3] * by
}

/** Means of the pixels drawn for each one, without the fourth number; top row first. */
function averaged(pixels: Float32Array, { width, height }: PageRoom): Float32Array {
  const light = new Float32Array(width * height * 3)
  const wide = width * oversampling
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      for (let part = 0; part < 3; part += 1) {
        const values: number[] = []
        for (let down = 0; down < oversampling; down += 1)
          for (let aside = 0; aside < oversampling; aside += 1)
            values.push(
              pixels[
                ((row * oversampling + down) * wide + column * oversampling + aside) * 4 + part
              ] ?? 0,
            )
        values.sort((a, b) => a - b)
        // A single bright or dark one looks through a seam.
        const [low, high] = [values[1] ?? 0, values.at(-2) ?? 0]
        const sum = values.reduce(
          (total, value) => total + Math.max(low / 2, Math.min(2 * high, value)),
          0,
        )
        light[((height - 1 - row) * width + column) * 3 + part] = sum / values.length
      }
    }
  }
  return light
}

function drawLabels(
  room: PageRoom,
  scene: Scene,
  camera: PerspectiveCamera,
  meshes: readonly Drawn[],
): Uint8Array {
  const { width, height, labels } = room
  const plain = labels.map(
    (_, at) =>
      new MeshBasicMaterial({
        color: new Color(at / 255, at / 255, at / 255),
        side: DoubleSide,
        toneMapped: false,
      }),
  )
  for (const { mesh, drawn } of meshes) {
    drawn.visible = mesh.layer !== 'photo'
    ;(drawn as unknown as Mesh).material = plain[labels.indexOf(mesh.label)] as MeshBasicMaterial
  }
  const target = new WebGLRenderTarget(width, height, {
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  })
  renderer.setRenderTarget(target)
  renderer.clear()
  renderer.render(scene, camera)
  const pixels = new Uint8Array(width * height * 4)
  renderer.readRenderTargetPixels(target, 0, 0, width, height, pixels)
  target.dispose()
  const out = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      out[(height - 1 - row) * width + column] = pixels[(row * width + column) * 4] ?? 0
  return out
}

Object.assign(window, { drawRoom: draw })
