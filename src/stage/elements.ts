import { extend } from '@react-three/fiber'
import * as elements from './elements.ts'

/**
 * The three.js classes that scenes use as JSX elements, such as `<mesh>`. Only these are bundled with every scene,
 * since all of three.js is three times as large; `elements.test.ts` reports missing and unused ones.
 */
export {
  BoxGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  IcosahedronGeometry,
  InstancedMesh,
  // `<line>` would be the SVG element.
  Line as ThreeLine,
  LineBasicMaterial,
  LineLoop,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  Object3D,
  OrthographicCamera,
  PlaneGeometry,
  PointLight,
  Points,
  PointsMaterial,
  RingGeometry,
  ShaderMaterial,
  ShadowMaterial,
  SphereGeometry,
  TorusGeometry,
} from 'three'

// The module's own exports, so that no class is named twice.
extend(elements)
