import { SIGNED_IN_COOKIE, STORE_MODE_COOKIE } from '#domain/own-storage.ts'
import { isMarked } from '../shared/marks.ts'
import './consent/start.ts'
import { showProgressWhenLeaving } from './progress-bar.ts'

/** Scroll distance before the folding parts of the shell are hidden (specification §9). */
const FOLD_PX = 50

/** How long after a change of the window's width nothing is animated, in milliseconds (specification §9). */
const RESIZE_MS = 250

const { documentElement: root } = document

foldOnScroll()
placeAtOnceWhenResized()
showProgressWhenLeaving()
helpOlderBrowsersOpenDialogs()
openFooterGroupsOnWideScreens()
hidePicturesThatFail()
showWhoIsSignedIn()
leadToThisPageInOtherLanguages()
askForPositionWhenPressed()

/** Scrolling down hides sub-menu and bottom buttons, scrolling up shows them. */
function foldOnScroll(): void {
  let before = scrollY
  addEventListener(
    'scroll',
    () => {
      const isDown = scrollY > before
      if (Math.abs(scrollY - before) < 4) return
      root.toggleAttribute('data-folded', isDown && scrollY > FOLD_PX)
      before = scrollY
    },
    { passive: true },
  )
}

/** What another width moves is there at once. A phone's address bar, which changes the height alone, suppresses nothing. */
function placeAtOnceWhenResized(): void {
  let width = innerWidth
  let timer = 0
  addEventListener('resize', () => {
    if (innerWidth === width) return
    width = innerWidth
    root.toggleAttribute('data-resizing', true)
    clearTimeout(timer)
    timer = window.setTimeout(() => root.removeAttribute('data-resizing'), RESIZE_MS)
  })
}

/** Polyfill for `command` and `closedby`, which older browsers do not support. */
function helpOlderBrowsersOpenDialogs(): void {
  if ('command' in HTMLButtonElement.prototype) return
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (dialog instanceof HTMLDialogElement) {
      if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
      else dialog.close()
    } else if (target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any') target.close()
  })
}

/** On wide screens the groups are open; this exposes it to screen readers. */
function openFooterGroupsOnWideScreens(): void {
  const wide = matchMedia('(min-width: 48rem)')
  const settle = () => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>('[data-footer-group]')) group.open = wide.matches
  }
  wide.addEventListener('change', settle)
  settle()
}

/** Hides images that fail to load (specification §8). */
function hidePicturesThatFail(): void {
  const hide = (image: HTMLImageElement) => (image.style.visibility = 'hidden')
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.loading !== 'lazy') hide(image)
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && hide(target), true)
}

/** Loaded only in browsers where a customer has signed in, or a store is open. */
function showWhoIsSignedIn(): void {
  if (!isMarked(SIGNED_IN_COOKIE) && !isMarked(STORE_MODE_COOKIE)) return
  void import('./show-signed-in.ts').then(({ showSignedIn }) => showSignedIn())
}

/** The menu is the same on all pages, so without script it leads to the front page of a language. */
function leadToThisPageInOtherLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]'))
    link.href = document.querySelector<HTMLAnchorElement>(`nav [hreflang=${link.hreflang}]`)?.href ?? link.href
}

/**
 * Loaded with the first press of a button that searches stores near the visitor, so that pages which have one weigh no
 * more.
 */
function askForPositionWhenPressed(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-use-position]'))
    button.addEventListener('click', () => {
      void import('./stores/use-position.ts').then(({ usePosition }) => usePosition(button))
    })
}
