import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'

/** Reads the models of the site: GLB, geometry packed with meshopt, pictures in WebP. Its decoder comes with its code. */
export const createModelLoader = (): GLTFLoader =>
  new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
