import { fetchFirstStyleRoomAhead } from '../../scenes/staging/view/tool/fetch-style-room.ts'

fetchFirstStyleRoomAhead()
