import { type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { DemoPage } from '../../content/schemas/demo-page.ts'
import { samplePanorama } from '../site/pictures.ts'
import { CornerBrackets } from '../ui/brackets/corner-brackets.tsx'
import { Button } from '../ui/button/button.tsx'
import { PlayButton } from '../ui/button/play-button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Picture, type PictureProps } from '../ui/picture/picture.tsx'
import { useLoadedOrFailed } from '../ui/use-loaded.ts'
import { fetchStrings, useFetchStrings } from './fetch-strings.ts'

interface DemoSceneProps {
  copy: Pick<DemoPage['scene'], 'picture' | 'sampleName' | 'failed' | 'tryAgain'>
}

/** The tour's viewer on the sample room; its poster stands there until the code has come. */
export function DemoScene({ copy }: DemoSceneProps) {
  const { i18n } = useTranslation('shell')
  const load = useCallback(async () => {
    const [tour] = await Promise.all([
      import('../scenes/tour/view/tool/tour-tool.tsx'),
      fetchStrings(i18n, ['tour', 'stage']),
    ])
    return tour
  }, [i18n])
  const fetchWords = useFetchStrings()
  const { module: tour, failed, retry } = useLoadedOrFailed(load, true)

  return (
    <div className="mt-6 min-h-96">
      {tour ? (
        // Play was pressed already.
        <tour.TourTool
          sample={{ src: samplePanorama, name: copy.sampleName }}
          fetchWords={fetchWords}
          opensSample
        />
      ) : (
        <Picture {...copy.picture} sizes="(min-width: 56rem) 56rem, calc(100vw - 2.5rem)" />
      )}
      {failed && (
        <p role="alert" className="mt-4 flex flex-wrap items-center gap-4">
          {copy.failed}
          <Button size="small" onClick={retry}>
            {copy.tryAgain}
          </Button>
        </p>
      )}
    </div>
  )
}

interface DemoPosterProps {
  picture: PictureProps
  heading: ReactNode
  hint: string
  play: string
  onPlay: () => void
  /** Whether Play opens a dialog. */
  opensDialog?: boolean
  className?: string
}

/** The picture of the room with what it is, and the button that starts the viewer; the whole can be pressed. */
export function DemoPoster(props: DemoPosterProps) {
  const { picture, heading, hint, play, onPlay, opensDialog = false, className } = props
  return (
    <CornerBrackets className={classNames('dark', className)}>
      <Picture {...picture} />
      <div className="absolute inset-0 rounded bg-linear-to-t from-black/75 via-black/15 via-50% to-black/0 max-sm:via-black/55 max-sm:via-60%" />
      <div className="absolute inset-x-0 bottom-0 flex flex-wrap items-end justify-between gap-4 p-6 text-white sm:p-10">
        <div>
          {heading}
          <p className="mt-1 font-mono text-xs max-sm:hidden">{hint}</p>
        </div>
        <PlayButton
          size="large"
          aria-haspopup={opensDialog ? 'dialog' : undefined}
          onClick={onPlay}
        >
          {play}
        </PlayButton>
      </div>
    </CornerBrackets>
  )
}
