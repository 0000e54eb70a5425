import { loadSceneAhead } from '../../scenes/district/view/tool/load-scene.ts'

loadSceneAhead()
