import { fetchLiveRoomAhead } from '../../scenes/furniture/view/tool/fetch-live-room.ts'

fetchLiveRoomAhead()
