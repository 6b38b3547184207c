import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { until } from '@clarity/test-kit/until'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../product/free-port.ts'
import { ElementTab, type FoundElement } from './element-tab.ts'
import { findElement, type Kind } from './find-element.ts'
import type { Engine } from './tab.ts'

const driverProgram = '/usr/bin/WebKitWebDriver'
const screenProgram = '/usr/bin/Xvfb'

/** WebKitGTK's small browser, by WebDriver, on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  programs: [driverProgram, screenProgram],
  packages: 'webkit2gtk-driver xvfb',
  async open() {
    const display = `:${freeDisplay()}`
    const screen = spawn(screenProgram, [display, '-screen', '0', '1280x1024x24'], { stdio: 'ignore' })
    await until('the screen', () => existsSync(`/tmp/.X11-unix/X${display.slice(1)}`))
    const port = await freePort()
    const env = {
      ...process.env,
      DISPLAY: display,
      // As root there is no sandbox to be had.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    }
    const service = spawn(driverProgram, [`--port=${port}`], { stdio: 'ignore', env })
    const address = `http://127.0.0.1:${port}`
    await until('the driver', () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    const browser = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browserProgram(), args: ['--automation'] },
    })
    const driver = await new Builder().usingServer(address).withCapabilities(browser).build()
    return new WebKitTab(driver, [service, screen])
  },
}

const browserProgram = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1)!

function freeDisplay(): number {
  let display = 90
  while (existsSync(`/tmp/.X11-unix/X${display}`)) display += 1
  return display
}

class WebKitTab extends ElementTab {
  private readonly driver: WebDriver
  private readonly programs: readonly ChildProcess[]

  constructor(driver: WebDriver, programs: readonly ChildProcess[]) {
    super()
    this.driver = driver
    this.programs = programs
  }

  goTo(url: string): Promise<void> {
    return this.driver.get(url)
  }

  address(): Promise<string> {
    return this.driver.getCurrentUrl()
  }

  async close(): Promise<void> {
    await this.driver.quit()
    for (const program of this.programs) program.kill()
  }

  protected async find(kind: Kind, name: string): Promise<FoundElement | null> {
    const script = `return (${findElement.toString()})(...arguments)`
    const element = await this.driver.executeScript<WebElement | null>(script, kind, name)
    return element && { click: () => element.click(), type: (text) => element.sendKeys(text) }
  }
}
