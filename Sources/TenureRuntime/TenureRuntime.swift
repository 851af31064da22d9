// TenureRuntime
