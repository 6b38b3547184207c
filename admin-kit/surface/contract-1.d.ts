// @clarity/contracts 0
// @mantine/core 9
// @mantine/hooks 9
// @reduxjs/toolkit 2
// @tanstack/react-virtual 3
// lucide-react 1
// react 19
// react-router-dom 7
// valibot 1

import { ActionIcon } from '@mantine/core';
import { Alert } from '@mantine/core';
import { Anchor } from '@mantine/core';
import { Api } from '@reduxjs/toolkit/query';
import { ArrowLeft } from 'lucide-react';
import { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { BaseQueryFn as BaseQueryFn_2 } from '@reduxjs/toolkit/query/react';
import { Button } from '@mantine/core';
import { Card } from '@mantine/core';
import { Check } from 'lucide-react';
import { Checkbox } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { CircleAlert } from 'lucide-react';
import { CircleCheck } from 'lucide-react';
import { CircleDashed } from 'lucide-react';
import { CloseButton } from '@mantine/core';
import { Code } from '@mantine/core';
import { ComponentType } from 'react';
import { configureStore } from '@reduxjs/toolkit';
import { Copy } from 'lucide-react';
import { coreModuleName } from '@reduxjs/toolkit/query';
import { createSlice } from '@reduxjs/toolkit';
import { defaultRangeExtractor } from '@tanstack/react-virtual';
import { Download } from 'lucide-react';
import { Draft } from '@reduxjs/toolkit';
import { Ellipsis } from 'lucide-react';
import type { EndpointBuilder } from '@reduxjs/toolkit/query/react';
import { ExternalLink } from 'lucide-react';
import { Figures } from '@clarity/contracts/figures';
import { FileButton } from '@mantine/core';
import { FileText } from 'lucide-react';
import { GenericSchema } from 'valibot';
import { Group } from '@mantine/core';
import { InferOutput } from 'valibot';
import type { InfiniteData } from '@reduxjs/toolkit/query/react';
import { InfiniteQueryDefinition } from '@reduxjs/toolkit/query';
import { JSX } from 'react/jsx-runtime';
import { Link } from 'react-router-dom';
import type { LiveKind } from '@clarity/contracts/live-event';
import { Loader } from '@mantine/core';
import { LoaderCircle } from 'lucide-react';
import { Menu } from '@mantine/core';
import { Modal } from '@mantine/core';
import { NativeSelect } from '@mantine/core';
import { NavLink } from 'react-router-dom';
import { original } from '@reduxjs/toolkit';
import { Outlet } from 'react-router-dom';
import { PayloadAction } from '@reduxjs/toolkit';
import { Plus } from 'lucide-react';
import { Progress } from '@mantine/core';
import { reactHooksModuleName } from '@reduxjs/toolkit/query/react';
import { ReactNode } from 'react';
import { RefreshCw } from 'lucide-react';
import { RotateCcw } from 'lucide-react';
import { Route } from 'react-router-dom';
import { Routes } from 'react-router-dom';
import { Search } from 'lucide-react';
import { SegmentedControl } from '@mantine/core';
import { Send } from 'lucide-react';
import { Skeleton } from '@mantine/core';
import { Stack } from '@mantine/core';
import { Switch } from '@mantine/core';
import { SyntheticEvent } from 'react';
import { Table } from '@mantine/core';
import { Tabs } from '@mantine/core';
import { Text as Text_2 } from '@mantine/core';
import { Textarea } from '@mantine/core';
import { TextInput } from '@mantine/core';
import { Title } from '@mantine/core';
import { Tooltip } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { UnstyledButton } from '@mantine/core';
import { Upload } from 'lucide-react';
import { useDisclosure } from '@mantine/hooks';
import { useLocation } from 'react-router-dom';
import { useNavigate } from 'react-router-dom';
import { useParams } from 'react-router-dom';
import { useSearchParams } from 'react-router-dom';
import { useVirtualizer } from '@tanstack/react-virtual';
import { VisuallyHidden } from '@mantine/core';
import { X } from 'lucide-react';

export { ActionIcon }

export { Alert }

export { Anchor }

/** What an answer says beside its body: which page of a list comes next, and how many rows all pages have. */
declare interface AnswerMeta {
    readonly status: number;
    readonly next: string | null;
    readonly total: number | null;
    /** True if the total is an estimate, of more rows than are counted. */
    readonly isEstimate?: boolean;
}

/**
 * The one client of the backend. A remote injects its endpoints with names of its own:
 * `api.injectEndpoints({ overrideExisting: 'throw', endpoints: (build) => ({ ... }) })`. Answers that break their
 * `rawResponseSchema` become a `CallError` of the kind 'unreadable'.
 */
export declare const api: Api<BaseQueryFn<string | Call, unknown, CallError, object, AnswerMeta>, {}, "api", "List", coreModuleName | reactHooksModuleName>;

/** The call error inside a call's rejection; an error in the program counts as a missing answer. */
export declare function asCallError(error: unknown): CallError;

declare interface Bar {
    readonly label: string;
    readonly value: number;
    /** What the whole width stands for; by default the largest value of the list. */
    readonly of?: number;
    /** Beside the value, such as a share. */
    readonly note?: ReactNode;
    /** Below the bar. */
    readonly hint?: string;
    /** The list of what is counted. */
    readonly to?: string;
    readonly tone?: 'good' | 'caution' | 'bad';
}

/** Numbers with their names, each with a bar of its size. */
export declare const BarList: ComponentType<BarListProps>;

declare interface BarListProps {
    readonly label: string;
    readonly bars: readonly Bar[];
}

declare type Builder = EndpointBuilder<BaseQueryFn_2<Call | string, unknown, CallError, object, AnswerMeta>, 'List', 'api'>;

export { Button }

/** A call of the backend: its path with query, and what goes with it. A body is sent as JSON. */
declare interface Call {
    readonly path: string;
    readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    readonly body?: object;
    /** Further headers, such as an Idempotency-Key. */
    readonly headers?: Readonly<Record<string, string>>;
}

/** Why a call failed. `sentence` is the server's own text for the user; null if the server sent none. */
export declare interface CallError {
    readonly kind: 'refused' | 'unreachable' | 'unreadable';
    /** 0 if no answer came at all. */
    readonly status: number;
    readonly statusText: string;
    readonly sentence: string | null;
}

export { Card }

/** The order of the rows where they are cards, which have no headings to press. */
export declare function CardSort<Row>({ columns, sort: chosen }: CardSortProps<Row>): JSX.Element | null;

declare interface CardSortProps<Row> {
    readonly columns: readonly Column<Row>[];
    /** As it is in the address. */
    readonly sort: string;
}

export { Checkbox }

export { CloseButton }

export { Code }

/** One column of a table. */
export declare interface Column<Row> {
    readonly key: string;
    readonly header: string;
    cell(row: Row): ReactNode;
    /** Name by which the server sorts; without it the column cannot be sorted. */
    readonly sort?: string;
    readonly align?: 'left' | 'right';
    /** CSS width; if unset, the content decides. */
    readonly width?: number | string;
    /** On a phone, where a row is a card, it is the first line: whom or what the row is about. */
    readonly isTitle?: boolean;
    /** Long text stays on one line and ends in dots. */
    readonly isCut?: boolean;
    /** The heading is for screen readers only. */
    readonly isHeaderHidden?: boolean;
}

export { configureStore }

/** Asks before something that cannot be taken back. Escape and Cancel say no. */
export declare function ConfirmDialog({ isOpen, title, children, confirm, cancel, ...rest }: ConfirmDialogProps): JSX.Element;

declare interface ConfirmDialogProps {
    readonly isOpen: boolean;
    /** The question. */
    readonly title: string;
    /** What it means to say yes. */
    readonly children?: ReactNode;
    /** What the button that says yes reads. */
    readonly confirm: string;
    readonly cancel?: string;
    readonly isDangerous?: boolean;
    readonly isBusy?: boolean;
    onConfirm(): void;
    onCancel(): void;
}

/** A small button that copies an id or an address; in a table it shows with its row's actions. */
export declare function CopyId({ name, children }: CopyIdProps): JSX.Element;

declare interface CopyIdProps {
    /** What it is of, for those who do not see where it stands: 'Report ID'. */
    readonly name: string;
    /** What is copied. */
    readonly children: string;
}

/** A total as people read it; one that is not exact only says that there are more. */
export declare function countText(total: number, isEstimate?: boolean): string;

export { createSlice }

/**
 * A table that scrolls in its own frame under a sticky head. Rows below the first screen are drawn a moment later, and
 * long tables draw only the rows in view; screen readers get the whole count. On a phone each row becomes a card. The
 * roles are written out because a table with another layout may lose them.
 */
export declare function DataTable<Row>(props: DataTableProps<Row>): JSX.Element;

declare interface DataTableProps<Row> {
    /** What the table is of, for those who do not see it. */
    readonly label: string;
    readonly columns: readonly Column<Row>[];
    readonly rows: readonly Row[];
    rowId(row: Row): string;
    /** Skeleton rows are shown until there are rows. */
    readonly isLoading?: boolean;
    readonly isLoadingMore?: boolean;
    /** Of all pages; what is loaded may be less. Infinity if there are more than were counted. */
    readonly total?: number;
    /** Shown if there are no rows. */
    readonly empty: ReactNode;
    readonly sort?: string;
    onSort?(field: string): void;
    /** The reader is near the last row. */
    onEnd?(): void;
}

/** Numbers by day as a drawing, or as a table. */
export declare const DayPlot: ComponentType<DayPlotProps>;

/** Two series at most: the second is part of the first, and drawn over it. */
declare interface DayPlotProps {
    /** What is counted. */
    readonly label: string;
    readonly series: readonly string[];
    /** Each day with a value for each series, oldest first. */
    readonly days: readonly {
        readonly day: string;
        readonly values: readonly number[];
    }[];
}

export { defaultRangeExtractor }

export { Draft }

/** Nothing is here, and what to do about it. */
export declare function EmptyState({ text, hint, action }: EmptyStateProps): JSX.Element;

declare interface EmptyStateProps {
    readonly text: string;
    /** What to do next. */
    readonly hint?: ReactNode;
    readonly action?: ReactNode;
}

/** The red banner with an error, and 'Try again' if a retry can help. */
export declare function ErrorBanner({ children, onRetry }: {
    readonly children: ReactNode;
    readonly onRetry?: () => void;
}): JSX.Element;

/** The requests that figures are about: those of the days `from` to `to`, both included, of one scenario or of all. */
export declare interface FiguresPeriod {
    /** A day in UTC, such as 2026-05-20. */
    readonly from: string;
    readonly to: string;
    readonly scenario: string | null;
}

/** What a filling that shows figures gets. */
declare interface FiguresSlotProps {
    readonly period: FiguresPeriod;
}

export { FileButton }

/** A moment as the reader's locale writes date and time. */
export declare function formatMoment(iso: string): string;

/** Fills the screen while a page's code loads. */
export declare function FullScreenSpinner(): JSX.Element;

export { Group }

export declare namespace icons {
    export {
        ArrowLeft,
        Check,
        ChevronDown,
        CircleAlert,
        CircleCheck,
        CircleDashed,
        Copy,
        Download,
        Ellipsis,
        ExternalLink,
        FileText,
        LoaderCircle,
        Plus,
        RefreshCw,
        RotateCcw,
        Search,
        Send,
        Trash2,
        Upload,
        X
    }
}

/**
 * A page whose code is fetched when it is first shown. Unlike React's `lazy` it forgets a failure: shown again after
 * one, it fetches again. A failure is thrown to the nearest error boundary.
 */
export declare function lazyPage(load: () => Promise<{
    readonly default: ComponentType;
}>): ComponentType;

/**
 * A component whose code is fetched when it is first shown, with `waiting` in its place until then. Unlike React's
 * `lazy` it forgets a failure: shown again after one, it fetches again. A failure is thrown to the nearest error boundary.
 */
export declare function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode): ComponentType<Props>;

export { Link }

export declare interface ListAddress {
    readonly query: ListQuery;
    setSearch(q: string): void;
    /** Upwards, then downwards, then as it was: `field`, `-field`, nothing. */
    toggleSort(field: string): void;
}

declare type ListData<Row> = InfiniteData<ListPage<Row>, string>;

export declare interface ListFilters {
    /** Those that are set, by name. */
    readonly values: Readonly<Record<string, string>>;
    /** An empty value ends a filter; those that are not named stay. */
    change(values: Readonly<Record<string, string>>): void;
}

declare interface ListPage<Row> {
    readonly rows: Row[];
    /** Rows of all pages together, as the first page has it. */
    readonly total: number;
    /** True if the total is an estimate, of more than 10,000 rows. */
    readonly isEstimate?: boolean;
    /** Address of the next page; null after the last. */
    readonly next: string | null;
}

/** What narrows and orders a list; all empty for everything, newest first. */
export declare interface ListQuery {
    readonly q: string;
    readonly sort: string;
    /** The list's own filters, by the server's names. */
    readonly filters?: Readonly<Record<string, string>>;
}

/** Search, count and export above a table, with `children` between them. */
export declare function ListToolbar({ address, shown, total, isEstimate, exportPath, children }: ListToolbarProps): JSX.Element;

declare interface ListToolbarProps {
    readonly address: ListAddress;
    readonly shown: number;
    readonly total: number;
    readonly isEstimate?: boolean | undefined;
    /** Path of the list's export; without it nothing can be exported. */
    readonly exportPath?: string;
    readonly children?: ReactNode;
}

/** A paged admin list as every screen shows it: search, count, export, the table, its states. */
export declare function ListView<Row>({ address, list, failure, none, exportPath, live, children, ...table }: ListViewProps<Row>): JSX.Element;

declare interface ListViewProps<Row> {
    readonly label: string;
    readonly address: ListAddress;
    readonly list: PagedRows<Row>;
    readonly columns: readonly Column<Row>[];
    rowId(row: Row): string;
    /** What an empty list says, and what to do next. */
    readonly none: {
        readonly text: string;
        readonly hint?: ReactNode;
        readonly action?: ReactNode;
    };
    /** The sentence for what went wrong. */
    failure(error: CallError): string;
    readonly exportPath?: string;
    /** The list follows changes of these kinds. */
    readonly live?: readonly LiveKind[];
    /** Shown in the toolbar. */
    readonly children?: ReactNode;
}

export { Loader }

/**
 * Loads a later part of a remote within a page: `loadPart(() => import('./part'))`. A part that did not arrive, or that
 * the browser keeps in a spoilt state, is fetched once more past the browser's cache. Pages take `lazyPage` instead:
 * their failures are the shell's to explain.
 */
export declare function loadPart<Part>(load: () => Promise<Part>): Promise<Part>;

/** The days of the filters `from` and `to` as moments: the reader means days of their own time zone, and includes the last one. */
export declare function localDays(filters: Readonly<Record<string, string>>): Readonly<Record<string, string>>;

/** False for an account that only reads. The server refuses its changes and exports, and pages leave them out. */
export declare function mayChange(): boolean;

export { Menu }

export { Modal }

/** Local date and time; the exact moment is its tooltip. */
export declare function Moment({ at }: {
    readonly at: string;
}): JSX.Element;

export { NativeSelect }

export { NavLink }

/** A short note at the edge of the page, read out, that goes by itself. */
export declare const notify: {
    done(message: string): void;
    failed(message: string): void;
};

export { original }

export { Outlet }

/** The part of RTK Query's infinite query hook that a list needs. */
declare interface PagedAnswer<Row> {
    readonly data?: ListData<Row> | undefined;
    readonly currentData?: ListData<Row> | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly isError: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): unknown;
    refetch(): unknown;
}

/**
 * The endpoint of an admin list that pages on by its `Link` header. Every call that changes the list invalidates
 * `{ type: 'List', id: path }`.
 */
export declare function pagedList<S extends GenericSchema>(build: Builder, path: string, row: S): InfiniteQueryDefinition<ListQuery, string, BaseQueryFn_2<string | Call, unknown, CallError, object, AnswerMeta>, "List", ListPage<InferOutput<S>>, "api", unknown>;

export declare interface PagedRows<Row> {
    readonly rows: readonly Row[];
    readonly total: number;
    /** True if the total is an estimate, of more than 10,000 rows. */
    readonly isEstimate?: boolean;
    /** True until the first rows of this very search and order are there. */
    readonly isLoading: boolean;
    readonly isLoadingMore: boolean;
    readonly error: CallError | null;
    loadMore(): void;
    retry(): void;
}

/** The frame of every page: its title, which is the document's too, and its action. */
export declare function PageFrame({ title, action, back, children }: PageFrameProps): JSX.Element;

declare interface PageFrameProps {
    readonly title: string;
    /** The page's one primary action, at the right of its title. */
    readonly action?: ReactNode;
    /** Shown above the title: the way back. */
    readonly back?: ReactNode;
    readonly children: ReactNode;
}

export { PayloadAction }

export { Progress }

/** How long ago it was, in the last week; screen readers get the date and time too. */
export declare function RelativeMoment({ at }: {
    readonly at: string;
}): JSX.Element;

/** What a remote's one exposed module is: a page for each route of its manifest, which also answers all below it. */
export declare interface Remote {
    readonly pages: Readonly<Record<string, ComponentType>>;
}

export { Route }

export { Routes }

/** A scenario's icon: a drawing is only ever an image, which cannot run anything; everything else is text. */
export declare function ScenarioIcon({ icon, size }: {
    readonly icon: string;
    readonly size?: number;
}): JSX.Element;

export { SegmentedControl }

export { Skeleton }

/**
 * A place that any module may fill: `<Slot name="dashboard" />`, with the slot's props beside the name. It shows nothing
 * without fillings; one that fails leaves a line and does not affect its surroundings.
 */
export declare function Slot<Name extends SlotName>({ name, ...given }: {
    readonly name: Name;
} & SlotProps[Name]): JSX.Element | null;

/** What fills a slot: the default export of `src/slots/{name}.tsx` of a module whose manifest names the slot. */
export declare type SlotFilling<Name extends SlotName> = ComponentType<SlotProps[Name]>;

export declare type SlotName = keyof SlotProps;

/**
 * The slots of the admin by name, each with the props that its fillings get. A module that offers a slot of its own adds
 * it: `declare module '@clarity/admin-kit' { interface SlotProps { 'order-page': { readonly id: string } } }`.
 */
export declare interface SlotProps {
    /** Below the links of the dashboard. */
    readonly dashboard: object;
    /** The first row of the dashboard: what an admin should look at. Of a fixed height; what is wider wraps on a phone. */
    readonly 'dashboard-attention': FiguresSlotProps;
    /** Above the links of the dashboard: how it goes. Each filling has a fixed height, and the first the whole width. */
    readonly 'dashboard-figures': FiguresSlotProps;
}

export { Stack }

/** One of three meanings, or none, said in a word and never by colour alone. */
export declare function StateBadge(props: {
    readonly meaning: 'good' | 'caution' | 'bad' | 'plain';
    readonly children: ReactNode;
}): JSX.Element;

export { Switch }

export { Table }

export { Tabs }

export { Text_2 as Text }

export { Textarea }

export { TextInput }

export { Title }

export { Tooltip }

/** Asks before a page is left, or the tab closed, while `isDirty`: put it anywhere on the page. */
export declare function UnsavedWarning({ isDirty, onAsk, }: {
    readonly isDirty: boolean;
    /** Called when the question opens, and when the page stays. Until then the page must not navigate, which would answer it. */
    onAsk?(isOpen: boolean): void;
}): JSX.Element;

export { UnstyledButton }

export { useDisclosure }

/** The filter and order of a list live in the page's address, which makes them shareable. */
export declare function useListAddress(): ListAddress;

/** The filters of a list live in the page's address, as its search does. `names` must stay the same array. */
export declare function useListFilters(names: readonly string[]): ListFilters;

/**
 * Calls `refetch` after changes of these kinds, made by any browser or process: once for changes in quick succession,
 * and at most about once a second. With an id, only after changes of that id. Also after an interruption, in which
 * changes may have been missed. A change of anything that belongs to a request is one of the kind 'request' too.
 */
export declare function useLive(kinds: LiveKind | readonly LiveKind[], refetch: () => void, id?: string): void;

export { useLocation }

export { useNavigate }

/** The rows of all pages so far, as a table takes them: `usePagedRows(useListReportsInfiniteQuery(query))`. */
export declare function usePagedRows<Row>(answer: PagedAnswer<Row>): PagedRows<Row>;

export { useParams }

/**
 * The change of a row's checkbox: with Shift, all rows from the one changed before up to this one are added; without it,
 * this one is toggled. `ids` are the rows in the order of the table.
 */
export declare function useRangeToggle(ids: readonly string[], toggle: (id: string) => void, add: (ids: readonly string[]) => void): (id: string, event: SyntheticEvent) => void;

export { useSearchParams }

export { useVirtualizer }

export { VisuallyHidden }

/**
 * Gets the figures of a period for its child: `<WithFigures period={period}>{(figures) => …}</WithFigures>`. All who ask
 * for the same period share one request.
 */
export declare const WithFigures: ComponentType<WithFiguresProps>;

declare interface WithFiguresProps {
    readonly period: FiguresPeriod;
    children(figures: Figures): ReactNode;
}

