import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'

/** A loader for the site's models: GLB with meshopt geometry and WebP textures. It bundles the decoder. */
export const createModelLoader = (): GLTFLoader =>
  new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
