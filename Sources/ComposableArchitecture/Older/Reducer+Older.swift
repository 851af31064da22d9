/// The older name.
public typealias ReducerProtocol = Reducer

/// The older name of `ReducerOf`.
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>

/// The builder for a feature's reducers: `@ReducerBuilderOf<Self> var core: some ReducerOf<Self>`.
public typealias ReducerBuilderOf<R: Reducer> = ReducerBuilder<R.State, R.Action>

/// The older name.
public typealias BindableState = BindingState
