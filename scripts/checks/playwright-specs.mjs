/** All stories of Playwright's report, from all files and groups. */
export const playwrightSpecs = (report) => (report?.suites ?? []).flatMap(specsOf)

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
