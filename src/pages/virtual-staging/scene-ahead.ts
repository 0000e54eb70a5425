import { fetchStyleRoomCodeAhead } from '../../scenes/staging/view/tool/fetch-style-room.ts'

// Which models it shows stands in the page's documents.
fetchStyleRoomCodeAhead()
