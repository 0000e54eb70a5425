import {
  Box3,
  DirectionalLight,
  Group,
  HemisphereLight,
  Light,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  ObjectLoader,
  PCFSoftShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SRGBColorSpace,
  TextureLoader,
  Vector3,
  WebGLRenderer,
} from 'three'
import { createModelLoader } from '../../../../src/stage/model-loader.ts'
import { drawingSize } from '../../in-page.ts'

/**
 * The least that shows a model: three.js, the models that the address names (`?model=…`, or `?scene=…` for one that is built in
 * code, or `?map=…&depth=…` for a picture with its depth), one light with shadows on a ground, and one frame. It is marked as live in the way in which a scene of the site is. With `?press` it loads all that
 * and waits for a press before it makes the renderer.
 */
const query = new URLSearchParams(location.search)
const slot = document.querySelector<HTMLElement>('[data-scene]')
const [sceneUrl, map, depth] = ['scene', 'map', 'depth'].map((name) => query.get(name))
const models = sceneUrl
  ? [await loadBuilt(sceneUrl)]
  : map && depth
    ? [await loadPicture(map, depth)]
    : await loadModels(query.getAll('model'))

if (query.has('press')) slot?.addEventListener('click', draw, { once: true })
else draw()

async function loadModels(urls: string[]): Promise<Object3D[]> {
  const loader = createModelLoader()
  const loaded = await Promise.all(urls.map((url) => loader.loadAsync(url)))
  return loaded.map((model) => model.scene)
}

/** A picture whose places are as far as its depth says, with as many of them as the depth has pixels. */
async function loadPicture(mapUrl: string, depthUrl: string): Promise<Object3D> {
  const loader = new TextureLoader()
  const [map, displacementMap] = await Promise.all([
    loader.loadAsync(mapUrl),
    loader.loadAsync(depthUrl),
  ])
  map.colorSpace = SRGBColorSpace
  const geometry = new PlaneGeometry(16, 9, 191, 107)
  return new Mesh(geometry, new MeshStandardMaterial({ map, displacementMap }))
}

/** What a scene holds, without its lights: those of the floor light it. */
async function loadBuilt(url: string): Promise<Object3D> {
  const built = new Group().add(...(await new ObjectLoader().loadAsync(url)).children)
  const lights: Object3D[] = []
  built.traverse((part) => part instanceof Light && lights.push(part))
  for (const light of lights) light.removeFromParent()
  return built
}

function draw() {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true })
  renderer.debug.checkShaderErrors = false
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFSoftShadowMap
  renderer.setSize(drawingSize.width, drawingSize.height)
  slot?.append(renderer.domElement)
  const [scene, camera] = compose()
  requestAnimationFrame(() => {
    renderer.render(scene, camera)
    requestAnimationFrame(() => slot?.setAttribute('data-live', ''))
  })
}

/** The models side by side, in full view. */
function compose() {
  const scene = new Scene()
  let end = 0
  for (const model of models) {
    model.traverse((part: Object3D) => {
      part.castShadow = true
      part.receiveShadow = true
    })
    const { min, max } = new Box3().setFromObject(model)
    model.position.x += end - min.x
    end += max.x - min.x
    scene.add(model)
  }
  const box = new Box3().setFromObject(scene)
  const [middle, reach] = [box.getCenter(new Vector3()), box.getSize(new Vector3()).length() / 2]
  const ground = new Mesh(new PlaneGeometry(4 * reach, 4 * reach), new MeshStandardMaterial())
  ground.rotation.x = -Math.PI / 2
  ground.position.set(middle.x, box.min.y, middle.z)
  ground.receiveShadow = true
  const sun = new DirectionalLight('white', 2)
  sun.position.copy(middle).add(new Vector3(reach, 2 * reach, reach))
  sun.target.position.copy(middle)
  sun.castShadow = true
  sun.shadow.mapSize.set(2048, 2048)
  const { camera: view } = sun.shadow
  view.left = view.bottom = -reach
  view.right = view.top = reach
  view.far = 4 * reach
  scene.add(ground, sun, sun.target, new HemisphereLight('white', 'gray', 1))
  const camera = new PerspectiveCamera(45, drawingSize.width / drawingSize.height, 0.01, 10 * reach)
  camera.position.copy(middle).add(new Vector3(0, reach, 3 * reach))
  camera.lookAt(middle)
  return [scene, camera] as const
}
