import { FaultError, faultOf } from '../model/photo-file.ts'
import type { PhotoJob, WorkerReply } from './analyze-photo.ts'
import { analyzePhoto } from './analyze-photo.ts'

const send = (reply: WorkerReply) => self.postMessage(reply)

self.onmessage = ({ data }: MessageEvent<PhotoJob>) => {
  analyzePhoto(data, (step) => send({ what: 'step', step })).then(
    (facts) => send({ what: 'facts', facts }),
    (error) => {
      // An error of the worker itself is handled by the page.
      if (!(error instanceof FaultError)) throw error
      send({ what: 'fault', fault: faultOf(error, data.name) })
    },
  )
}
