/** COPY formats times, numbers and bytes by these settings; a restore must use the same. */
export const copySettings = `
  SET timezone = 'UTC';
  SET datestyle = 'ISO, YMD';
  SET intervalstyle = 'iso_8601';
  SET bytea_output = 'hex';
  SET extra_float_digits = 1;
  SET client_encoding = 'UTF8';
  SET statement_timeout = 0;
  SET idle_in_transaction_session_timeout = 0;
`
