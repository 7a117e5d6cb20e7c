import type { VideoEvent } from '#contracts/blocks.ts'

/** How long controls stay after the mouse rests (specification §9). */
const CONTROLS_MS = 1500

/** How much of a video has been seen is reported at each of these parts of it. */
const PARTS = [0.25, 0.5, 0.75]

/** Gives every video of the page its toggles and its events. */
export function enhanceVideos(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-video]:not([data-enhanced])')) {
    const video = frame.querySelector('video')
    const controls = frame.querySelector<HTMLElement>('[data-controls]')
    if (!video || !controls) continue
    frame.dataset['enhanced'] = ''
    controls.hidden = false
    // What plays by itself is quiet scenery: two toggles are all its controls.
    video.controls = frame.dataset['autoplay'] === undefined
    connectToggles(video, controls)
    reportEvents(video)
    hideWhenIdle(frame, video)
    video.addEventListener('error', () => showFailure(frame, controls))
    if (video.error) showFailure(frame, controls)
    if (!video.controls) playInView(video)
  }
}

/** Notifies listeners, such as analytics, of what happens: `video` with `{ type, src }`, bubbling from the video. */
function report(video: HTMLVideoElement, type: VideoEvent, more: { progress?: number } = {}): void {
  const detail = { type, src: video.currentSrc || video.src, ...more }
  video.dispatchEvent(new CustomEvent('video', { detail, bubbles: true }))
}

function connectToggles(video: HTMLVideoElement, controls: HTMLElement): void {
  const toggle = controls.querySelector<HTMLButtonElement>('[data-toggle]')
  const mute = controls.querySelector<HTMLButtonElement>('[data-toggle-mute]')
  const [play, sound] = [toggle?.ariaLabel ?? '', mute?.ariaLabel ?? '']
  const draw = () => {
    if (toggle) drawToggle(toggle, !video.paused, video.paused ? play : (toggle.dataset['pause'] ?? ''))
    if (mute) drawToggle(mute, video.muted, video.muted ? (mute.dataset['unmute'] ?? '') : sound)
  }
  for (const event of ['play', 'pause', 'volumechange']) video.addEventListener(event, draw)
  draw()
  toggle?.addEventListener('click', () => {
    report(video, 'TOGGLE')
    if (video.paused) void playIfAllowed(video)
    else video.pause()
  })
  mute?.addEventListener('click', () => {
    report(video, 'TOGGLE_MUTE')
    video.muted = !video.muted
  })
}

function drawToggle(button: HTMLButtonElement, isOn: boolean, label: string): void {
  button.toggleAttribute('data-is-on', isOn)
  button.ariaLabel = label
}

/** A browser that refuses to play has shown its poster, and a file that cannot be played raises its `error`. */
function playIfAllowed(video: HTMLVideoElement): Promise<void> {
  return video.play().catch(() => {})
}

function reportEvents(video: HTMLVideoElement): void {
  let isMuted = video.muted
  let reported = 0
  video.addEventListener('play', () => report(video, 'PLAY'))
  video.addEventListener('pause', () => report(video, 'PAUSE'))
  video.addEventListener('ended', () => {
    reported = 0
    report(video, 'END')
  })
  video.addEventListener('volumechange', () => {
    if (video.muted === isMuted) return
    isMuted = video.muted
    report(video, isMuted ? 'MUTE' : 'UNMUTE')
  })
  video.addEventListener('timeupdate', () => {
    const progress = PARTS[reported]
    if (progress === undefined || !(video.currentTime >= video.duration * progress)) return
    reported += 1
    report(video, 'PROGRESS', { progress })
  })
}

function hideWhenIdle(frame: HTMLElement, video: HTMLVideoElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wake = () => {
    clearTimeout(timer)
    delete frame.dataset['idle']
    timer = setTimeout(() => frame.toggleAttribute('data-idle', !video.paused), CONTROLS_MS)
  }
  for (const event of ['pointermove', 'pointerdown', 'focusin']) frame.addEventListener(event, wake)
  for (const event of ['play', 'pause']) video.addEventListener(event, wake)
}

/** Plays while it is seen, unless the visitor prefers less motion. Paused by hand, it stays so. */
function playInView(video: HTMLVideoElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  let isAway = true
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return
      if (entry.isIntersecting && isAway) void playIfAllowed(video)
      else if (!entry.isIntersecting && !video.paused) video.pause()
      else return
      isAway = !entry.isIntersecting
    },
    { threshold: 0.5 },
  )
  seen.observe(video)
}

function showFailure(frame: HTMLElement, controls: HTMLElement): void {
  const sentence = frame.querySelector<HTMLElement>('[data-failed]')
  controls.hidden = true
  if (sentence) sentence.textContent = sentence.dataset['failed'] ?? ''
}
