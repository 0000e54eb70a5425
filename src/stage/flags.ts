/** Query flags of a page for tests. */
type StageFlags = {
  /** `?freeze`: clocks stand still and nothing moves by itself, so that screenshots are reproducible. */
  freeze: boolean
  /** `?stats`: the stage writes frame and memory counts on its element as data attributes. */
  stats: boolean
}

let flags: StageFlags | undefined

/** The flags of this visit; for effects and event handlers, never for a first render. */
export function stageFlags(): StageFlags {
  if (!flags) {
    const query = new URLSearchParams(location.search)
    flags = { freeze: query.has('freeze'), stats: query.has('stats') }
  }
  return flags
}

/** Whether scenes may animate: not with reduced motion, nor frozen. */
export function motionAllowed(): boolean {
  lessMotion ??= watchLessMotion()
  return !stageFlags().freeze && !lessMotion.wanted
}

let lessMotion: { wanted: boolean } | undefined

/** Cached, since scenes ask in every frame and each access evaluates the media query. */
function watchLessMotion(): { wanted: boolean } {
  const query = matchMedia('(prefers-reduced-motion: reduce)')
  const watch = { wanted: query.matches }
  query.addEventListener('change', ({ matches }) => {
    watch.wanted = matches
  })
  return watch
}
