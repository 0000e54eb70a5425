import { extend } from '@react-three/fiber'
import {
  BoxGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  Line,
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

/**
 * The catalog of JSX elements: what of three.js scenes name in lower case, as `<mesh>`. Whatever stands here is sent with
 * every scene, where all of three.js would be three times as much; `elements.test.ts` says what is missing, and what no
 * scene uses.
 */
export const elements = {
  BoxGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
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
  // `<line>` is SVG's.
  ThreeLine: Line,
}

extend(elements)
