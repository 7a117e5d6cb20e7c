import { keepForm } from './keep-form.ts'

/** Minutes left at which a screen reader announces the time; more often would talk over the form. */
const ANNOUNCED_AT = [5, 2, 1]
const SECOND = 1000
const MINUTE = 60_000

const hold = document.querySelector<HTMLFormElement>('[data-hold-seconds]')
const form = document.querySelector<HTMLFormElement>('[data-exam-form]')
if (hold) countDown(hold)
if (form) keepForm(form)

/** Says how long the time is still held, once a second in sight and three times aloud. */
function countDown({ dataset }: HTMLFormElement): void {
  const until = performance.now() + Number(dataset.holdSeconds) * SECOND
  const texts = JSON.parse(dataset.texts ?? '{}') as Record<'left' | 'minutes_left' | 'minute_left' | 'over', string>
  const shown = document.querySelector('[data-countdown]')
  const status = document.querySelector('[data-countdown-status]')
  if (!shown || !status || Number.isNaN(until)) return
  let reported = Number.POSITIVE_INFINITY
  const draw = () => {
    const left = Math.max(0, until - performance.now())
    const [minutes, seconds] = [Math.floor(left / MINUTE), Math.floor((left % MINUTE) / SECOND)]
    shown.textContent =
      left === 0 ? texts.over : texts.left.replace('{{time}}', `${minutes}.${String(seconds).padStart(2, '0')}`)
    const due = left === 0 ? 0 : ANNOUNCED_AT.findLast((each) => left <= each * MINUTE)
    if (due !== undefined && due < reported) {
      reported = due
      status.textContent =
        due === 0 ? texts.over : due === 1 ? texts.minute_left : texts.minutes_left.replace('{{count}}', String(due))
    }
    if (left === 0) clearInterval(timer)
  }
  const timer = setInterval(draw, SECOND)
  draw()
}
