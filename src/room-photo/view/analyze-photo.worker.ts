import { FaultError, faultOf } from '../model/photo-file.ts'
import type { PhotoJob, Reply } from './analyze-photo.ts'
import { analyzePhoto } from './analyze-photo.ts'

const send = (reply: Reply) => self.postMessage(reply)

self.onmessage = ({ data }: MessageEvent<PhotoJob>) => {
  analyzePhoto(data, (step) => send({ what: 'step', step })).then(
    (facts) => send({ what: 'facts', facts }),
    (error) => {
      // What is wrong with the worker and not with the photo is the page's to work around.
      if (!(error instanceof FaultError)) throw error
      send({ what: 'fault', fault: faultOf(error, data.name) })
    },
  )
}
