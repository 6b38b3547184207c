/** All stories of Playwright's report, whichever file and group they stand in. */
export const playwrightSpecs = (report) => (report?.suites ?? []).flatMap(specsOf)

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
