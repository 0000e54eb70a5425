/** A row of tabs, which scrolls by itself where it is wider than the screen. */
export const tabRow = 'scroll-fade flex gap-6 overflow-x-auto [scrollbar-width:none] sm:gap-8'

/** A tab: underlined in signal where it is the one that is shown. */
export const tabStyle =
  '-mb-px inline-flex min-h-12 shrink-0 items-center border-b-2 border-transparent font-semibold text-ink-soft transition-colors hover:text-ink aria-selected:border-signal aria-selected:text-ink aria-[current=page]:border-signal aria-[current=page]:text-ink focus-visible:-outline-offset-4'
