import { fetchModelsAhead, firstRoomPieces } from '../../../../room-photo/view/model-files.ts'
import { fetchSceneAhead } from '../../../../stage/fetch-scene-ahead.ts'
import type { StagingStyle } from '../../config.ts'

export const loadScene = () =>
  import('../style-room-scene.tsx').then((module) => module.StyleRoomScene)

/** Fetches the code of the live room and the models of a style at the same time. */
export function fetchStyleRoom(style: Pick<StagingStyle, 'rooms'>) {
  fetchModelsAhead(style.rooms['living-room'].map(({ piece }) => piece))
  return loadScene()
}

/** The same, for a page whose own code is still on its way: of the style that the address names, or the first. */
export function fetchStyleRoomAhead(styles: readonly Pick<StagingStyle, 'id' | 'rooms'>[]): void {
  fetchSceneAhead(async () => {
    const named = new URLSearchParams(location.search).get('style')
    const style = styles.find(({ id }) => id === named) ?? styles[0]
    if (style) await fetchStyleRoom(style)
  })
}

/** Its code, and the models of the first style unless the address names one, while the page's documents are on their way. */
export function fetchFirstStyleRoomAhead(): void {
  fetchSceneAhead(() => {
    if (!new URLSearchParams(location.search).has('style')) fetchModelsAhead(firstRoomPieces)
    return loadScene()
  })
}
