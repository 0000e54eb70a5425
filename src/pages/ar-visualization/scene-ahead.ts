import { loadSceneAhead } from '../../scenes/hologram/view/tool/load-scene.ts'

loadSceneAhead()
