import { fetchModelsAhead, firstRoomPieces } from '../../../../room-photo/view/model-files.ts'
import { fetchSceneAhead } from '../../../../stage/fetch-scene-ahead.ts'

export const loadScene = () =>
  import('../live-room-scene.tsx').then((module) => module.LiveRoomScene)

/** Fetches the live room's code and first models at the same time. */
export function fetchLiveRoom() {
  fetchModelsAhead(firstRoomPieces)
  return loadScene()
}

/** The same, for a page whose own code is still on its way. */
export const fetchLiveRoomAhead = (): void => fetchSceneAhead(fetchLiveRoom)
